/** The exclusive right of a worker to send a mail. */
export interface Claim {
  /** An earlier attempt ended after sending, but before the server's response: the mail may have been accepted. */
  readonly isInDoubt: boolean;
  /**
   * Records, just before the end of the mail is sent, that the server may have it. @throws MailError when another
   * worker has taken over
   */
  handOver(): Promise<void>;
  settle(outcome: 'accepted' | 'refused'): Promise<void>;
  /** Releases the claim after a failure, so that a retry need not wait for the lease to end. */
  release(isInDoubt: boolean): Promise<void>;
}

/** The delivery state of each mail, shared by all nodes. */
export interface Deliveries {
  /** Claims a mail for sending; `settled` when it needs no sending, `busy` when another worker has the claim. */
  claim(id: string): Promise<Claim | 'settled' | 'busy'>;
}

/** Stores nothing: every call sends. */
export const FORGETFUL: Deliveries = {
  claim: async () => ({
    isInDoubt: false,
    handOver: async () => {},
    settle: async () => {},
    release: async () => {},
  }),
};
