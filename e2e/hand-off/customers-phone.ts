import type { Clock } from '@portal/shared/clock';
import type { OpenedCode } from '../../host/src/capture/opened-code.ts';
import { Phone, type PhoneView } from '../../host/src/capture/phone.ts';
import { createPhoneClient, type PhoneMessage } from '../../host/src/capture/phone-client.ts';
import type { PageNetwork } from './network.ts';

/** A picture as the phone sends it. */
export type SentPicture = NonNullable<PhoneMessage['picture']>;

const never = new Promise<never>(() => {});

interface PhonePageParts {
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly network: PageNetwork;
  /** What the tab keeps over a reload. */
  readonly stored: { opened: OpenedCode | undefined };
  readonly onView: (view: PhoneView) => void;
  /** Gets each picture that the page tries to send. */
  readonly onPicture: (picture: SentPicture) => void;
}

/** One load of the phone's page: the product's logic, without its screens. */
export class PhonePage {
  readonly #phone: Phone;
  readonly #network: PageNetwork;
  #isClosed = false;
  view: PhoneView | undefined;

  constructor({ baseUrl, clock, network, stored, onView, onPicture }: PhonePageParts) {
    this.#network = network;
    this.#phone = new Phone({
      createAsk: ({ code, device }) => {
        const ask = createPhoneClient(baseUrl, code, device);
        return (message) => {
          if (this.#isClosed) return never;
          if (message?.picture) onPicture(message.picture);
          return withFetch(network, () => ask(message));
        };
      },
      codes: {
        take: () => stored.opened,
        remember: () => stored.opened,
        forget: () => {
          stored.opened = undefined;
        },
      },
      clock,
      show: (view) => {
        if (this.#isClosed) return;
        this.view = view;
        onView(view);
      },
      announce: () => undefined,
    });
    this.#phone.start();
  }

  send(name: string, content: string): Promise<boolean> {
    return this.#phone.send(name, { contentType: 'image/png', content });
  }

  end(why: 'done' | 'refused'): void {
    void this.#phone.end(why);
  }

  giveUp(): void {
    this.#phone.giveUp();
  }

  close(): void {
    this.#isClosed = true;
    this.#network.close();
  }
}

/** Makes a call with this page's network: the client reads `fetch` when it is called. */
function withFetch<Result>(network: PageNetwork, call: () => Promise<Result>): Promise<Result> {
  globalThis.fetch = async (address, init) => {
    const { status, data } = await network.send({
      url: String(address),
      headers: { 'content-type': 'application/json' },
      body: String(init?.body),
    });
    return new Response(data, { status });
  };
  return call();
}
