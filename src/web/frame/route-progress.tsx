import { useNavigation } from 'react-router';

/** A thin progress bar at the top while a page is loading; not shown for short waits. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className="route-progress" role="presentation" />;
}
