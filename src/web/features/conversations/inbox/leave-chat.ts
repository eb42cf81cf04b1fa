import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { historyIndex, lastPathOutside, stepsOutOfChat } from '../../../lib/paths/last-places.ts';

/**
 * Leaves the chat: back in the history to the last place outside it; if the history has none, to that place's path, or
 * home.
 */
export function useLeaveChat(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const steps = stepsOutOfChat(historyIndex());
    void (steps === null ? navigate(lastPathOutside()) : navigate(steps));
  }, [navigate]);
}
