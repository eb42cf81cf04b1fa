import { useMatches } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';

/**
 * A page to get something done: its header has neither search nor navigation, and its footer only what everybody must
 * be able to reach.
 *
 * isForm  leads back instead of naming its area, and has no bottom bar on phones: its own buttons are there.
 * title   of the area, which its header shows.
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
