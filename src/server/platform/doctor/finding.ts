/** The result of a check. */
export interface Finding {
  /** `right`; `advice`: works, but should be changed; `wrong`: does not work or is not safe. */
  readonly level: 'right' | 'advice' | 'wrong';
  readonly says: string;
  /** How to fix it. */
  readonly remedy?: string;
}

export const right = (says: string): Finding => ({ level: 'right', says });
export const advice = (says: string, remedy: string): Finding => ({ level: 'advice', says, remedy });
export const wrong = (says: string, remedy: string): Finding => ({ level: 'wrong', says, remedy });
