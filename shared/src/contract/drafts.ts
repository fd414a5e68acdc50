/** A form's answers as they were kept for the agent who gave them. */
export interface Draft {
  /** When they last changed, in epoch milliseconds. */
  readonly savedAt: number;
  /** What the form handed over; whoever reads it decodes it. */
  readonly value: unknown;
  /** Given in this very tab since its agent signed in: nothing lies between but a reload, or a way there and back. */
  readonly fromHere: boolean;
}

/**
 * Answers that were given and not sent, kept encrypted in the browser for the signed-in agent alone (SES-09): over a
 * reload, a crash, a new release and the end of a session, for seven days. A deliberate sign-out wipes them. Nothing
 * here rejects or throws: where the browser keeps nothing, a draft lasts as long as the page. `form` names a form and
 * whose record it is about, such as `invest:C0048217`. `useDraft` of `@portal/shared/forms` is the way to use it.
 */
export interface Drafts {
  find(form: string): Promise<Draft | undefined>;
  /** Keeps the answers in place of earlier ones, within a moment. `value` is what JSON can carry. */
  keep(form: string, value: unknown): void;
  discard(form: string): void;
}
