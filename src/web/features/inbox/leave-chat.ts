import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { historyIndex, lastPathOutside, stepsOutOfChat } from '../frame/last-places.ts';

/**
 * Leaves the chat area: back in history to the last place outside of it; where the history has none that is known of, to
 * the address of that place, or home.
 */
export function useLeaveChat(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const steps = stepsOutOfChat(historyIndex());
    void (steps === null ? navigate(lastPathOutside()) : navigate(steps));
  }, [navigate]);
}
