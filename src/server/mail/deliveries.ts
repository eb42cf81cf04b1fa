/** The right to send a mail, which one worker has at a time. */
export interface Claim {
  /** An earlier try ended between the mail's end and the server's answer: it may have been accepted. */
  readonly isInDoubt: boolean;
  /** Notes, just before the end of the mail is sent, that the server may have it. @throws MailError when the claim has passed to another worker. */
  handOver(): Promise<void>;
  settle(outcome: 'accepted' | 'refused'): Promise<void>;
  /** Gives the right back after a failure, so that the next try need not wait. */
  release(isInDoubt: boolean): Promise<void>;
}

/** What became of each mail, for all nodes together. */
export interface Deliveries {
  /** The right to send a mail; or that it needs no sending; or that another worker is at it. */
  claim(id: string): Promise<Claim | 'settled' | 'busy'>;
}

/** Remembers nothing: every try sends. */
export const FORGETFUL: Deliveries = {
  claim: async () => ({
    isInDoubt: false,
    handOver: async () => {},
    settle: async () => {},
    release: async () => {},
  }),
};
