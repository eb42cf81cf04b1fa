import { useEffect } from 'react';
import type { PostingFormMethods } from './form-context.tsx';

/** Revalidates an invalid field on every key, so that its error disappears as soon as it is fixed. */
export function useMendedFields(form: PostingFormMethods): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (!name) return;
      const parts = name.split('.');
      // The error may be on the field or on what contains it: a weight, a list of phone numbers.
      const names = parts.map((_part, at) => parts.slice(0, at + 1).join('.')) as 'title'[];
      const wrong = names.find((each) => form.getFieldState(each).error);
      if (wrong) void form.trigger(wrong);
    });
    return unsubscribe;
  }, [form]);
}
