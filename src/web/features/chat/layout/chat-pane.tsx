import { useParams } from 'react-router';
import { chatPlaceOf } from '../places.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { NothingOpen, NowhereToBeFound } from './pane-states.tsx';
import { StartPane } from './start-pane.tsx';

/** What the address asks for, beside the list. */
export function ChatPane() {
  const place = chatPlaceOf(useParams());
  if (place.name === 'list') return <NothingOpen />;
  if (place.name === 'nowhere') return <NowhereToBeFound />;
  if (place.name === 'conversation') return <ConversationPane key={place.id} id={place.id} />;
  return <StartPane key={JSON.stringify(place.about)} about={place.about} />;
}
