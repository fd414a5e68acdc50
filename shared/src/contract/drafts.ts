/** Answers of a form that were saved for the agent who typed them. */
export interface Draft {
  /** Time of the last change, in epoch milliseconds. */
  readonly savedAt: number;
  /** The form's answers, as the form saved them. The reader decodes them. */
  readonly value: unknown;
  /** Saved in this tab since the agent signed in, so that only a reload or a navigation lies between. */
  readonly fromHere: boolean;
  /** The browser cannot read the answers: `value` is `undefined`. The form says so and discards the draft (contract 1.11). */
  readonly isUnreadable?: boolean;
}

/**
 * Unsent answers, stored encrypted in the browser for the signed-in agent (SES-09): they survive a reload, a
 * crash, a new release and the end of the session, for seven days. A deliberate sign-out deletes them. No
 * method rejects or throws: without browser storage a draft lasts as long as the page. `form` names the form
 * and its record, such as `invest:C0048217`. Use `useDraft` of `@portal/shared/forms`.
 */
export interface Drafts {
  find(form: string): Promise<Draft | undefined>;
  /**
   * Replaces the form's earlier answers after a short delay. `value` must be serializable as JSON. Resolves to whether the
   * browser has stored them, or newer ones of the form, so that they survive a crash (contract 1.9).
   */
  keep(form: string, value: unknown): Promise<boolean>;
  discard(form: string): void;
}
