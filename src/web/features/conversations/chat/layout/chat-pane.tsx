import { useParams } from 'react-router';
import { chatPlaceOf } from '../../../../lib/paths/chat-paths.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { NothingOpen, NowhereToBeFound } from './pane-states.tsx';
import { StartPane } from './start-pane.tsx';

/** The current route's content, beside the list. */
export function ChatPane() {
  const place = chatPlaceOf(useParams());
  if (place.name === 'list') return <NothingOpen />;
  if (place.name === 'nowhere') return <NowhereToBeFound />;
  if (place.name === 'conversation') return <ConversationPane key={place.id} id={place.id} />;
  return <StartPane key={JSON.stringify(place.about)} about={place.about} />;
}
