import type { Bus } from './bus.ts';
import type { PortalConfig } from './config.ts';
import type { Drafts } from './drafts.ts';
import type { Flags } from './flags.ts';
import type { Navigation } from './navigation.ts';
import type { ReferenceData } from './reference.ts';
import type { ShellSession, SignIn } from './session.ts';
import type { AssessmentHandedOver, SlotName, SlotProps } from './slots.ts';

/** Result of mounting a slot. */
export type SlotOutcome =
  | { readonly status: 'mounted' }
  | { readonly status: 'failed'; readonly remote: string; readonly error: Error };

/** A mounted slot. */
export interface MountedSlot<Name extends SlotName> {
  /** Resolves once, to the first result. A later crash of the slot goes to `onFailed`. */
  readonly outcome: Promise<SlotOutcome>;
  update(props: SlotProps[Name]): void;
  unmount(): Promise<void>;
}

/** What a remote adds to a place. */
export interface PlacedFilling {
  /** `mfe-notes/customer-notes`: unique in its place, and the slot's name for the mounter. */
  readonly key: SlotName;
  /** What the remote declares for the owner of the place, which decodes it. */
  readonly meta?: unknown;
}

/** How a slot is shown. */
export interface SlotDescription {
  /** Names it in its error panel. */
  readonly label: string;
  /** A page has the heading of the screen; a part is inside a page. */
  readonly kind: 'page' | 'part' | 'over-page';
}

/** Mounts slots, also those of other remotes. Use `SlotOutlet` of `@portal/shared/ui`. */
export interface SlotMounter {
  mount<Name extends SlotName>(
    name: Name,
    element: HTMLElement,
    props: SlotProps[Name],
    onFailed: (error: Error) => void,
  ): MountedSlot<Name>;
  /**
   * Fetches a slot's files early, on hover, focus or when the browser is idle. `part` names code that the slot imports
   * later, such as `transaction-invest`; it is fetched too, and ignored when the release does not have it. Never throws.
   */
  preload(name: SlotName, part?: string): void;
  /** What fills a place, in order. Absent on hosts before contract 1.13. */
  fillings?(place: string): readonly PlacedFilling[];
  /** Absent on hosts before contract 1.13. */
  describe?(name: SlotName): SlotDescription;
}

/** Tone of a notice. */
export type Tone = 'success' | 'info' | 'danger';

/** A message to the agent that needs no answer; the shell shows it in its live region. */
export interface Notice {
  readonly tone: Tone;
  readonly text: string;
  /** One action, available while the notice shows. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /**
   * Called exactly once when the notice is gone and its action was not run: its time is over, the agent dismissed it,
   * newer notices replaced it, or the session ended. With `action` it makes the host's clock the only one of an Undo.
   */
  readonly onEnd?: () => void;
}

/** Receives faults, also those that the agent does not see. Never pass it tokens or personal data. */
export interface Monitor {
  log(message: string, details?: Readonly<Record<string, string | number | boolean>>): void;
  error(error: unknown, where: string): void;
}

/**
 * The customer's mode: the agent hands the device over, and the browser shows nothing but the questions until the agent has
 * signed in again (ADR 22).
 */
export interface CustomerMode {
  /** Whether this browser is with a customer. It may still be when the session has ended. */
  isOn(): boolean;
  /** Shows the questions in this tab, and nothing in the others. */
  enter(assessment: AssessmentHandedOver): void;
  /**
   * Shows the questions in a new tab, which Back does not lead out of, and nothing in this one and the others. Call it in the
   * click handler. Returns false, and changes nothing, when the browser blocks the tab. Absent on hosts before contract 1.12.
   */
  enterInNewTab?(assessment: AssessmentHandedOver): boolean;
  /**
   * Calls `listener` after every change, also by another tab. Returns a function that stops it. Absent on hosts before
   * contract 1.12.
   */
  subscribe?(listener: () => void): () => void;
}

/** What the host passes to every slot. All slots of a remote get the same object. */
export interface Shell {
  readonly contractVersion: string;
  readonly session: ShellSession;
  /** Only for slots of the sign-in remote. */
  readonly signIn?: SignIn;
  readonly bus: Bus;
  readonly config: PortalConfig;
  readonly navigation: Navigation;
  readonly slots: SlotMounter;
  /** Data that is loaded once after sign-in for all remotes. */
  readonly reference: ReferenceData;
  notify(notice: Notice): void;
  /**
   * Announces that a reload would lose typed answers; call the returned function when that is over. Meanwhile
   * the host asks the agent before it reloads. Absent on hosts before contract 1.1.
   */
  readonly holdUnsaved?: () => () => void;
  /** Unfinished forms of the signed-in agent. Absent on hosts before contract 1.2. */
  readonly drafts?: Drafts;
  readonly monitor: Monitor;
  /** Feature flags, read at start and on change. Absent on hosts before contract 1.3. */
  readonly flags?: Flags;
  /** Absent on hosts before contract 1.8. */
  readonly customerMode?: CustomerMode;
}
