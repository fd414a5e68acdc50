import type { Bus } from './bus.ts';
import type { PortalConfig } from './config.ts';
import type { Drafts } from './drafts.ts';
import type { Flags } from './flags.ts';
import type { Navigation } from './navigation.ts';
import type { ReferenceData } from './reference.ts';
import type { ShellSession, SignIn } from './session.ts';
import type { SlotName, SlotProps } from './slots.ts';

/** A slot that was asked for: what became of it. */
export type SlotOutcome =
  | { readonly status: 'mounted' }
  | { readonly status: 'failed'; readonly remote: string; readonly error: Error };

/** A slot on the page. */
export interface MountedSlot<Name extends SlotName> {
  /** Settles once; a later crash of the slot is told to `onFailed`. */
  readonly outcome: Promise<SlotOutcome>;
  update(props: SlotProps[Name]): void;
  unmount(): Promise<void>;
}

/** Mounts slots, one's own or another remote's; `SlotOutlet` of `@portal/shared/ui` is the way to use it. */
export interface SlotMounter {
  mount<Name extends SlotName>(
    name: Name,
    element: HTMLElement,
    props: SlotProps[Name],
    onFailed: (error: Error) => void,
  ): MountedSlot<Name>;
  /** Fetches a slot's files ahead of need, on hover, focus or idle. Never throws. */
  preload(name: SlotName): void;
}

export type Tone = 'success' | 'info' | 'danger';

/** A word to the agent that needs no answer; shown in the shell's live region. */
export interface Notice {
  readonly tone: Tone;
  readonly text: string;
  /** One thing that can be done about it, for as long as it shows. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** What goes wrong without the agent being told (or besides it). Never receives tokens or personal data. */
export interface Monitor {
  log(message: string, details?: Readonly<Record<string, string | number | boolean>>): void;
  error(error: unknown, where: string): void;
}

/** What the shell hands every slot. The same object for all of a remote's slots. */
export interface Shell {
  readonly contractVersion: string;
  readonly session: ShellSession;
  /** Present for slots of mfe-auth alone. */
  readonly signIn?: SignIn;
  readonly bus: Bus;
  readonly config: PortalConfig;
  readonly navigation: Navigation;
  readonly slots: SlotMounter;
  /** What is loaded once after sign-in and held for all. */
  readonly reference: ReferenceData;
  notify(notice: Notice): void;
  /**
   * Says that something typed would be lost if the page were loaded anew; the answer takes it back. While anybody
   * holds, the host asks the agent before it reloads. Absent on hosts before contract 1.1.
   */
  readonly holdUnsaved?: () => () => void;
  /** Unfinished forms of the signed-in agent. Absent on hosts before contract 1.2. */
  readonly drafts?: Drafts;
  readonly monitor: Monitor;
  /** Feature flags, read at start and on change. Absent on hosts before contract 1.3. */
  readonly flags?: Flags;
}
