import type { CredentialState } from '#contract/credentials/states.ts';

/** The shape of each state's seal: a note, a rosette, an hourglass. They can be told apart without colour. */
const SHAPES = {
  stated: (
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <path d="M5.5 4h13A1.5 1.5 0 0 1 20 5.5v9a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 4v-4h-2A1.5 1.5 0 0 1 4 14.5v-9A1.5 1.5 0 0 1 5.5 4z" />
      <path d="M8 8.4h8M8 11.8h5" />
    </g>
  ),
  seen: (
    <>
      <path
        fill="currentColor"
        d="M15.48 3.59A3.85 3.85 0 0 1 20.41 8.52A3.85 3.85 0 0 1 20.41 15.48A3.85 3.85 0 0 1 15.48 20.41A3.85 3.85 0 0 1 8.52 20.41A3.85 3.85 0 0 1 3.59 15.48A3.85 3.85 0 0 1 3.59 8.52A3.85 3.85 0 0 1 8.52 3.59A3.85 3.85 0 0 1 15.48 3.59z"
      />
      <path
        className="stroke-surface"
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m7.8 12.4 2.9 2.9 5.6-6"
      />
    </>
  ),
  expired: (
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <path d="M6 3h12M6 21h12M7.5 3v3.4c0 2 4.5 4 4.5 5.6s4.5 3.6 4.5 5.6V21M16.5 3v3.4c0 2-4.5 4-4.5 5.6s-4.5 3.6-4.5 5.6V21" />
      <path d="M10 20.2h4" strokeWidth="2.4" />
    </g>
  ),
} as const;

const COLOURS: Readonly<Record<CredentialState, string>> = {
  stated: 'text-muted',
  seen: 'text-primary',
  expired: 'text-amber-strong',
};

export interface StateSealProps {
  state: CredentialState;
  size?: number;
  className?: string;
}

/** The seal of a credential's state; decorative, as words beside it say the same. */
export function StateSeal({ state, size = 24, className = '' }: StateSealProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={`shrink-0 ${COLOURS[state]} ${className}`}
    >
      {SHAPES[state]}
    </svg>
  );
}
