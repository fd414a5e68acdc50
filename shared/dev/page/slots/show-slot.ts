import { mountRootParcel } from 'single-spa';
import type { Shell } from '../../../src/contract/index.ts';
import { type RemoteDeclaration, slotsOf } from '../../../src/contract/remote/index.ts';
import { guardKeys } from '../../../src/foundation/page-keys.ts';
import { applyColorMode } from '../../../src/screen/ui/index.ts';
import { isParcel } from '../../../src/screen/ui/parcel/is-parcel.ts';
import { readChosen } from '../../../src/testing/chosen/choices.ts';
import { type AnswerOwnCalls, chosenShell } from '../../../src/testing/chosen/chosen-shell.ts';
import { sampleProps } from '../../../src/testing/samples/props.ts';
import { memoryHistory } from './memory-history.ts';

/** Says something below the choices: the page is the frame's parent. */
const say = (text: string) => window.parent.postMessage({ said: text }, location.origin);

/** Writes what could not be shown in the slot's place. */
function showFailure(element: HTMLElement, error: unknown): void {
  const text = document.createElement('p');
  text.role = 'alert';
  text.textContent = `The slot failed: ${error instanceof Error ? error.message : String(error)}`;
  element.replaceChildren(text);
  console.error(error);
}

/** Returns the shell for a slot that is alone: what it tells the agent is said, and other remotes' slots are named. */
const shellAlone = (shell: Shell, navigation: Shell['navigation']): Shell => ({
  ...shell,
  navigation,
  notify(notice) {
    shell.notify(notice);
    say(notice.text);
  },
  monitor: { ...shell.monitor, error: (error, where) => console.error(where, error) },
  slots: {
    ...shell.slots,
    mount(name, element, props, onFailed) {
      element.textContent = `(here is ${name} of another remote)`;
      return shell.slots.mount(name, element, props, onFailed);
    },
  },
});

/**
 * Mounts the slot that the page's query names, with the test shell that it chooses, as the host does: by single-spa. Says
 * where the slot leads; an address of another page is said and not opened.
 */
export async function showSlot(remote: RemoteDeclaration, answerOwnCalls?: AnswerOwnCalls): Promise<void> {
  guardKeys();
  const query = new URLSearchParams(location.search);
  const chosen = readChosen(query);
  applyColorMode(chosen.mode === 'dark' ? 'dark' : 'light');
  const element = document.querySelector<HTMLElement>('main');
  const slot = slotsOf(remote).find(({ name }) => name === query.get('slot'));
  if (!element || !slot) return;
  const history = memoryHistory(query.get('address') ?? '/', () => {
    const { pathname, search } = history.location();
    say(`Address: ${pathname}${search}`);
    void parcel?.update?.(propsNow());
  });
  const shell = shellAlone(chosenShell(chosen, answerOwnCalls), history);
  const isPage = remote.pages?.some((page) => page.slot === slot);
  const slotProps = isPage ? {} : sampleProps(() => say('The slot closes itself.'));
  const propsNow = () => ({
    domElement: element,
    shell,
    location: history.location(),
    slotProps,
    onFailed: (error: Error) => showFailure(element, error),
  });
  let parcel: ReturnType<typeof mountRootParcel> | undefined;
  try {
    const config: unknown = (await slot.load()).default;
    if (!isParcel(config)) throw new Error('its file does not export createParcel(…)');
    parcel = mountRootParcel(config, propsNow());
    await parcel.mountPromise;
  } catch (error) {
    showFailure(element, error);
  }
}
