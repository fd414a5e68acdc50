import type { Endpoint } from '@portal/shared/api/endpoint';
import type { Stage } from './stage.tsx';

/** What a screen says of a call: that it took effect, that it did not, or that this is not known. */
export type Verdict = 'done' | 'not' | 'unknown';

/** A screen that is ready to send the call. */
interface OpenedScreen {
  /** Presses the button that sends the call. */
  press(): Promise<unknown>;
  /** Presses what the screen offers after the call has failed; by default the same button. */
  pressAgain?(): Promise<unknown>;
  /** How often the call has taken effect at the service since the screen was opened. */
  count(): Promise<number>;
}

/** A row of the table: a call on a screen. */
export interface Row {
  readonly call: Endpoint;
  /** The screen. */
  readonly on: string;
  /** The screen's words for each verdict. Exactly one is on the screen once the call is over. */
  readonly words: Readonly<Record<Verdict, RegExp>>;
  /**
   * Whether the service is asked if the call took effect. Where not, the screen says that it is not known before it is
   * sent again.
   */
  readonly isReadBack: boolean;
  /** Whether the second of two may take effect, too: a message, or a file of which the newest is used. */
  readonly mayRepeat?: true;
  /** Whether it is in the short form: a screen of which no other test of each run loses replies of the real service. */
  readonly isShort?: true;
  open(stage: Stage): Promise<OpenedScreen>;
}
