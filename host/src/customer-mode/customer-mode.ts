import type { AssessmentHandedOver, Confirmation, CustomerMode, SignIn } from '@portal/shared/contract';
import { assessmentPath } from '@portal/shared/pages';
import * as z from '@portal/shared/schema';
import { parseJson, tryStorage } from '@portal/shared/stored-values';

/**
 * Says to all tabs of the browser that the device is with a customer. It has no personal data, and remains when the session
 * ends or the tab is closed: only a sign-in removes it. `first-paint-script.ts` reads it too.
 */
const markKey = 'portal-with-customer';
/** Which assessment this tab has handed over. */
const assessmentKey = 'customer-mode';

const assessmentSchema = z.object({ customerId: z.string(), itemId: z.nullable(z.string()) });

/** Returns the address at which a tab in the customer's mode shows the questions of this customer's assessment. */
export const addressOf = ({ customerId }: AssessmentHandedOver): string =>
  `${assessmentPath}?${new URLSearchParams({ customerId })}`;

/** What this tab shows while the device is with a customer: the questions of an assessment, or only that it is locked. */
export type HandedOver = { readonly assessment: AssessmentHandedOver | undefined };

/** The customer's mode as the host needs it (ADR 22). */
export interface HostCustomerMode extends Required<CustomerMode> {
  /** What this tab shows; `undefined` when the device is not with a customer. The same value until something changes. */
  current(): HandedOver | undefined;
  /** Ends the mode in all tabs. */
  leave(): void;
}

interface CustomerModeParts {
  /** The tab's storage and the browser's. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly browser: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Opens a tab that gets a copy of this tab's storage. Returns false when the browser blocks it. */
  readonly openTab: (address: string) => boolean;
  /**
   * Calls `onChange` when another tab may have changed the storage, or this page may have missed that; with whether another tab
   * has just ended the mode.
   */
  readonly watch: (onChange: (isEnded: boolean) => void) => void;
}

/**
 * Decodes the stored texts: the browser's mark, of which any value counts, and the tab's assessment. `undefined`, the
 * device is not with a customer, only when both are `null`. An assessment that is missing or cannot be read is `undefined`
 * in the result: the tab is locked and shows no questions.
 */
export function readHandedOver(mark: string | null, assessment: string | null): HandedOver | undefined {
  if (mark === null && assessment === null) return undefined;
  return { assessment: z.safeParse(assessmentSchema, parseJson(assessment)).data };
}

/**
 * Creates the customer's mode over the storages. Each read uses their current text, so that no page shows an outdated state.
 * A page that was locked stays locked when the browser clears its storage or had no room: only an agent's sign-in ends it.
 */
export function createCustomerMode({ tab, browser, openTab, watch }: CustomerModeParts): HostCustomerMode {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  type Texts = readonly [mark: string | null, assessment: string | null];
  const unlocked: Texts = [null, null];
  let texts = unlocked;
  watch((isEnded) => {
    if (isEnded) {
      texts = unlocked;
      tab.removeItem(assessmentKey);
    }
    notify();
  });
  let text = '';
  let handedOver: HandedOver | undefined;
  const current = () => {
    texts = [browser.getItem(markKey) ?? texts[0], tab.getItem(assessmentKey) ?? texts[1]];
    if (text !== texts.join()) {
      text = texts.join();
      handedOver = readHandedOver(...texts);
    }
    return handedOver;
  };
  return {
    current,
    isOn: () => current() !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    enter(assessment) {
      const entry = JSON.stringify(assessment);
      tryStorage(() => tab.setItem(assessmentKey, entry));
      tryStorage(() => browser.setItem(markKey, '1'));
      // a reload would unlock a device of which the browser knows nothing
      if (browser.getItem(markKey) === null && tab.getItem(assessmentKey) !== entry)
        throw new Error('The browser cannot store that it is locked');
      texts = ['1', entry];
      notify();
    },
    enterInNewTab(assessment) {
      tryStorage(() => tab.setItem(assessmentKey, JSON.stringify(assessment)));
      if (!openTab(addressOf(assessment))) {
        tab.removeItem(assessmentKey);
        return false;
      }
      // without an assessment that can be read, this tab is locked and shows nothing
      texts = ['1', ''];
      tryStorage(() => tab.setItem(assessmentKey, ''));
      tryStorage(() => browser.setItem(markKey, '1'));
      notify();
      return true;
    },
    leave() {
      texts = unlocked;
      browser.removeItem(markKey);
      tab.removeItem(assessmentKey);
      notify();
    },
  };
}

/** Creates the customer's mode of this tab, over the browser's storages. */
export const createBrowserCustomerMode = (): HostCustomerMode =>
  createCustomerMode({
    tab: sessionStorage,
    browser: localStorage,
    openTab(address) {
      const opened = open(address, '_blank');
      if (opened) opened.opener = null;
      return opened !== null;
    },
    watch(onChange) {
      addEventListener('storage', ({ key, newValue }) => onChange(key === markKey && newValue === null));
      addEventListener('pageshow', () => onChange(false));
    },
  });

/**
 * Wraps the shell's `signIn`, so that a new session ends the customer's mode, as does the sign-in by which the agent
 * confirms who holds the device.
 */
export function endModeBySignIn(signIn: SignIn, mode: Pick<HostCustomerMode, 'leave'>): SignIn {
  const { start, linked, confirm } = signIn;
  return {
    ...signIn,
    start(tokens, agent) {
      mode.leave();
      start(tokens, agent);
    },
    ...(linked && {
      linked(agent) {
        mode.leave();
        linked(agent);
      },
    }),
    ...(confirm && {
      confirm(tokens, elapsed): Confirmation {
        const confirmation = confirm(tokens, elapsed);
        if (confirmation === 'confirmed') mode.leave();
        return confirmation;
      },
    }),
  };
}
