import type { Clock } from '@portal/shared/clock';
import { type OpenedCode, randomText } from './opened-code.ts';
import type { PhoneAnswer, PhoneMessage } from './phone-client.ts';
import { type OpenHandOff, withUnsure } from './pictures.ts';
import { endMessage, type Message, refusalMessages, sendTexts } from './words.ts';

/** What the phone shows. */
export type PhoneView =
  | { readonly at: 'code'; readonly problem?: string }
  | { readonly at: 'message'; readonly message: Message; readonly retry?: () => void }
  | { readonly at: 'sending'; readonly label: string; readonly isOffline: boolean }
  | { readonly at: 'photos'; readonly handOff: OpenHandOff; readonly note?: string };

type Ask = (message?: PhoneMessage) => Promise<PhoneAnswer>;

interface PhoneParts {
  readonly createAsk: (opened: OpenedCode) => Ask;
  readonly codes: {
    take(): OpenedCode | undefined;
    remember(text: string): OpenedCode | undefined;
    forget(): void;
  };
  readonly clock: Clock;
  readonly show: (view: PhoneView) => void;
  /** Says something that changes no screen. */
  readonly announce: (text: string) => void;
}

/** A picture that is ready to be sent. */
type Content = Omit<NonNullable<PhoneMessage['picture']>, 'name' | 'version' | 'replaces'>;

/** Milliseconds between questions for the state, and before a picture without an answer is sent again. */
const askingPause = 3_000;
/** Milliseconds after Done for which the customer is asked to wait until all has arrived. */
const arrivalLimit = 60_000;

/**
 * The logic of the phone's page, without screens: it opens a code, sends pictures, asks what became of them, and says when
 * all have arrived. A picture is sent until there is an answer, or the customer gives it up.
 */
export class Phone {
  readonly #parts: PhoneParts;
  #ask: Ask | undefined;
  #handOff: OpenHandOff | undefined;
  #endsAt = 0;
  /** The sending in flight. */
  #sending: object | undefined;
  #doneAt: number | undefined;
  /** The last answer after Done, whose words change with the time. */
  #afterDone: PhoneAnswer | undefined;
  /** The version of each picture that was sent last, whether it arrived or not. */
  readonly #attempted = new Map<string, string>();
  // an answer to an earlier question is older
  #begun = 0;
  #taken = 0;

  constructor(parts: PhoneParts) {
    this.#parts = parts;
  }

  /** When the code ends, in milliseconds since the epoch; 0 where nothing is open. */
  get endsAt(): number {
    return this.#endsAt;
  }

  /** Takes the code of the page's address, or of before a reload. */
  start(): void {
    const opened = this.#parts.codes.take();
    if (opened) void this.#open(opened);
    else this.#parts.show({ at: 'code' });
  }

  /** Opens the code that the customer has typed. */
  openTyped(text: string): void {
    const opened = this.#parts.codes.remember(text);
    if (opened) void this.#open(opened);
    else
      this.#parts.show({
        at: 'code',
        problem: 'A code has 10 letters and digits, such as 7KQ4M-2XF9T.',
      });
  }

  /** Sends a picture, again until there is an answer. Resolves to whether the service has it. */
  async send(name: string, content: Content): Promise<boolean> {
    const { clock, show, announce } = this.#parts;
    const label = this.#find(name)?.label;
    if (!this.#ask || label === undefined) return false;
    const own = {};
    this.#sending = own;
    const version = randomText();
    this.#attempted.set(name, version);
    show({ at: 'sending', label, isOffline: false });
    for (;;) {
      const replaces = this.#find(name)?.version ?? '';
      const answer = await this.#call({ picture: { name, version, replaces, ...content } });
      if (this.#sending !== own) return false;
      if (answer?.status === 'failed') {
        show({ at: 'sending', label, isOffline: true });
        await clock.wait(askingPause);
        if (this.#sending !== own) return false;
        continue;
      }
      const isOpen = answer !== undefined && this.#take(answer);
      // the service had another version than this page knew
      if (isOpen && answer.status === 'open' && this.#find(name)?.version !== version) continue;
      this.#sending = undefined;
      if (!isOpen) return false;
      const isRefused = answer.status === 'refusedPicture';
      // the picture before it stays
      if (isRefused) this.#attempted.delete(name);
      else announce(`${label}: sent`);
      this.#showPhotos(isRefused ? sendTexts.refused : undefined);
      return !isRefused;
    }
  }

  /** Gives up a picture that gets no answer. It may arrive all the same. */
  giveUp(): void {
    this.#sending = undefined;
    if (this.#handOff) this.#handOff = withUnsure(this.#handOff, this.#attempted);
    this.#showPhotos(sendTexts.unsure);
  }

  /** The customer is done, so that nothing more is sent, or did not expect this. */
  async end(why: 'done' | 'refused'): Promise<void> {
    const answer = await this.#call({ end: why });
    if (answer && (answer.status === 'failed' || this.#take(answer))) this.#showPhotos(sendTexts.noAnswer);
  }

  #find(name: string) {
    return this.#handOff?.pictures.find((one) => one.name === name);
  }

  #showPhotos(note?: string): void {
    if (this.#handOff)
      this.#parts.show({ at: 'photos', handOff: this.#handOff, ...(note === undefined ? {} : { note }) });
  }

  /** Stops asking. */
  #stop(message: Message, retry?: () => void): void {
    this.#ask = undefined;
    this.#endsAt = 0;
    this.#parts.show({ at: 'message', message, ...(retry ? { retry } : {}) });
  }

  async #open(opened: OpenedCode): Promise<void> {
    this.#ask = this.#parts.createAsk(opened);
    this.#handOff = undefined;
    this.#sending = undefined;
    this.#doneAt = undefined;
    this.#afterDone = undefined;
    this.#attempted.clear();
    const answer = await this.#call();
    if (answer && this.#take(answer)) this.#showPhotos();
    if (answer) void this.#follow();
  }

  /** Asks the service. No answer when another code was opened meanwhile, or a later question is answered already. */
  async #call(message?: PhoneMessage): Promise<PhoneAnswer | undefined> {
    const asking = this.#ask;
    this.#begun += 1;
    const order = this.#begun;
    const answer = await asking?.(message);
    if (asking !== this.#ask || order < this.#taken) return undefined;
    if (answer?.status === 'open' || answer?.status === 'ended') this.#taken = order;
    return answer;
  }

  /** Asks for the state until nothing can change any more: the agent's form says what became of the pictures. */
  async #follow(): Promise<void> {
    const { clock, announce } = this.#parts;
    for (const asking = this.#ask; asking && asking === this.#ask; ) {
      await clock.wait(askingPause);
      if (asking !== this.#ask || this.#sending) continue;
      const before = this.#handOff?.pictures;
      const reply = await this.#call();
      // one lost question says nothing: the next may be answered
      const answer = reply?.status === 'failed' ? this.#afterDone : reply;
      if (!answer || this.#sending || !this.#take(answer)) continue;
      const arrived = this.#handOff?.pictures.filter(
        ({ name, state }) =>
          state === 'stored' && before?.some((one) => one.name === name && one.state !== state),
      );
      if (arrived?.length) announce(`${arrived.map(({ label }) => label).join(', ')}: arrived`);
      this.#showPhotos();
    }
  }

  /** Takes an answer of the service. Returns whether the hand-off is open. */
  #take(answer: PhoneAnswer): boolean {
    const { codes, clock, show } = this.#parts;
    switch (answer.status) {
      case 'open':
        this.#handOff = withUnsure(answer, this.#attempted);
        this.#endsAt = clock.now() + answer.secondsLeft * 1000;
        return true;
      case 'ended':
        this.#takeEnd(answer);
        return false;
      case 'unknown':
        codes.forget();
        this.#ask = undefined;
        show({ at: 'code', problem: `${refusalMessages.unknown.title}. ${refusalMessages.unknown.text}` });
        return false;
      case 'inUse':
        codes.forget();
        this.#stop(refusalMessages.inUse);
        return false;
      case 'tooMany':
      case 'failed':
        this.#stop(refusalMessages[answer.status], () => this.start());
        return false;
      case 'refusedPicture':
        return true;
    }
  }

  #takeEnd(answer: Extract<PhoneAnswer, { readonly status: 'ended' }>): void {
    const { codes, clock, show } = this.#parts;
    const { why, pictures } = answer;
    this.#endsAt = 0;
    if (why !== 'done' || !pictures?.some(({ state }) => state === 'sent')) {
      codes.forget();
      this.#stop(endMessage(why, pictures));
      return;
    }
    // what was sent before Done can still arrive
    this.#doneAt ??= clock.now();
    this.#afterDone = answer;
    const isLate = clock.now() - this.#doneAt >= arrivalLimit;
    show({ at: 'message', message: endMessage(why, pictures, isLate) });
  }
}
