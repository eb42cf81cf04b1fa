import { useNavigation } from 'react-router';

/** A thin bar on top while a page is on its way; a short wait does not show it. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className="route-progress" role="presentation" />;
}
