import { useMatches } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';

/**
 * A task page, such as a form or a desk: its header has neither search nor navigation, and its footer only the links
 * that must always be reachable.
 *
 * isForm  has a back link instead of its area's name, and no bottom bar on phones, where its own buttons are.
 * title   of the area, shown in the header.
 */
export interface Task {
  readonly isForm: boolean;
  readonly title?: MessageId;
}

interface TaskHandle {
  readonly task: Task;
}

/** The `handle` of a route with a form, which ends when it is sent or left. */
export const formHandle: TaskHandle = { task: { isForm: true } };

/** The `handle` of a route for managing things, such as the panel. */
export function deskHandle(title: MessageId): TaskHandle {
  return { task: { isForm: false, title } };
}

/** The task of the current page, as its route's `handle` says; undefined for other pages. */
export function useTask(): Task | undefined {
  const handles = useMatches().map(({ handle }) => handle as Partial<TaskHandle> | undefined);
  return handles.findLast((handle) => handle?.task)?.task;
}
