import { type ComponentType, lazy } from 'react';
import { loadMessages } from '../../lib/session/late-messages.ts';
import type { AgreementPartProps } from './agreement-part.tsx';

// A chunk that fails to load, as when offline, must not take the page down.
/** The agreements that a signed-in user may review, loaded with their messages where few visitors have any. */
export const AgreementPart = lazy<ComponentType<AgreementPartProps>>(() =>
  Promise.all([import('./agreement-part.tsx'), loadMessages('reviews')])
    .then(([part]) => ({ default: part.AgreementPart }))
    .catch(() => ({ default: () => null })),
);
