import { bytesOf } from '@portal/shared/files';
import type { PhoneView } from '../../host/src/capture/phone.ts';
import { stateTexts } from '../../host/src/capture/words.ts';
import { AgentBrowser } from './agent-browser.ts';
import { PhonePage } from './customers-phone.ts';
import { FormTab } from './form-tab.ts';
import { Network, type PlannedFault } from './network.ts';
import { SentPictures } from './sent-pictures.ts';
import { isReadable, type Name, names, pictures, type Service } from './service.ts';
import { StoredHistory } from './stored-history.ts';
import type { VirtualClock } from './virtual-clock.ts';

const minute = 60_000;
/** Rounds of 3 s in which all follows that still can once the network is back: late requests, another try, the questions. */
const lastRounds = 5;

let sequences = 0;

/**
 * One hand-off between the product's form, service and phone, and what must be true of it: whatever the phone called
 * arrived is stored once, nothing is stored that was not sent, and what is said at the end is so.
 */
export class HandOffHarness {
  readonly #service: Service;
  readonly #clock: VirtualClock;
  readonly #token: string;
  readonly #browser = new AgentBrowser(names);
  readonly locks = this.#browser.locks;
  readonly #history: StoredHistory;
  readonly #networks: Readonly<Record<'form' | 'phone', Network>>;
  #tabs: FormTab[] = [];
  #phone: PhonePage | undefined;
  #code = '';
  #stored: ConstructorParameters<typeof PhonePage>[0]['stored'] = { opened: undefined };
  #nextPicture = 0;
  readonly #sent = new SentPictures();
  readonly #chosen = new Set<string>();
  /** The version of each picture that the phone has called sent. */
  readonly #calledSent = new Map<string, string>();
  /** Of these, what is to be stored in the end. */
  readonly #owed = new Map<string, string>();
  readonly #untrue = new Set<string>();
  /** When the code ends, and whether it was ended before, with its files. */
  #endsAt = 0;
  #isOver = false;

  constructor(service: Service, clock: VirtualClock) {
    this.#service = service;
    this.#clock = clock;
    this.#history = new StoredHistory(this.#browser, service);
    this.#networks = { form: new Network(clock), phone: new Network(clock) };
    sequences += 1;
    this.#token = `agent-${sequences}`;
  }

  /** The form makes a code, and the phone opens it. */
  async begin(): Promise<void> {
    this.openTab();
    this.newCode();
    await this.#clock.settle();
    this.openCode();
    await this.#clock.settle();
  }

  /** Another tab of the agent opens the form. */
  openTab(): void {
    if (this.#tabs.length === 2) return;
    const tab = new FormTab({
      baseUrl: this.#service.address,
      token: this.#token,
      customerId: 'ONB-1',
      names,
      browser: this.#browser,
      restored: this.#tabs.length === 0 ? this.#browser.draft : {},
      network: this.#networks.form.openPage(),
      clock: this.#clock,
      isReadable,
      onCode: (code) => {
        this.#code = code;
        this.#forgetExpired();
        this.#endsAt = this.#clock.now() + 15 * minute;
        this.#isOver = false;
      },
    });
    this.#tabs.push(tab);
    tab.open();
  }

  closeTab(): void {
    this.#tabs.shift()?.close();
  }

  reloadForm(): void {
    this.closeTab();
    this.openTab();
  }

  leaveAndReturn(): void {
    this.#tabs[0]?.leaveAndReturn();
  }

  newCode(): void {
    this.#tabs[0]?.newCode();
  }

  /** The agent types into another field, in the first or the last tab. */
  type(which: 0 | -1): void {
    this.#tabs.at(which)?.type(String(this.#clock.now()));
  }

  cancel(): void {
    if (this.#tabs[0]?.cancel()) this.#dropFiles();
  }

  chooseFile(name: Name): void {
    const content = this.#takePicture();
    this.#chosen.add(content);
    this.#tabs[0]?.choose(name, new File([bytesOf(content)], 'own.png', { type: 'image/png' }));
  }

  /** The phone opens the newest code, as a scan does. */
  openCode(): void {
    this.#calledSent.clear();
    this.#stored = { opened: { code: this.#code, device: String(sequences % 10).repeat(32) } };
    this.reloadPhone();
  }

  reloadPhone(): void {
    this.#phone?.close();
    this.#phone = new PhonePage({
      baseUrl: this.#service.address,
      clock: this.#clock,
      network: this.#networks.phone.openPage(),
      stored: this.#stored,
      onView: (view) => this.#read(view),
      onPicture: (picture) => this.#sent.add(picture),
    });
  }

  send(name: Name): void {
    const phone = this.#phone;
    if (phone?.view?.at !== 'photos') return;
    const content = this.#takePicture();
    void phone.send(name, content).then((isSent) => {
      const version = this.#sent.find((one) => one.content === content)?.version;
      if (!isSent || version === undefined) return;
      this.#calledSent.set(name, version);
      if (!this.#isOver) this.#owed.set(name, version);
    });
  }

  giveUp(): void {
    if (this.#phone?.view?.at === 'sending' && this.#phone.view.isOffline) this.#phone.giveUp();
  }

  end(why: 'done' | 'refused'): void {
    if (this.#phone?.view?.at !== 'photos') return;
    this.#phone.end(why);
    // whether it arrives or not
    if (why === 'refused') this.#dropFiles();
  }

  fail(who: 'form' | 'phone', planned: PlannedFault): void {
    this.#networks[who].failNext(planned);
  }

  /** @throws when something that is stored was not sent, or something that was said is not so. */
  check(): void {
    for (const { name, content } of this.#history.list()) {
      const isSent = this.#sent.find((one) => one.name === name && one.content === content);
      if (content === '') this.#untrue.add(`${name} was stored, and is lost`);
      else if (!isSent && !this.#chosen.has(content)) this.#untrue.add(`${name} has what was not sent`);
      if (this.#history.count(name, content) > 1) this.#untrue.add(`${name} was stored twice`);
    }
    for (const { state } of this.#tabs)
      if (state?.status === 'open' || state?.status === 'ended')
        for (const picture of state.pictures)
          if (picture.state === 'received' && !this.#history.list().some(({ name }) => name === picture.name))
            this.#untrue.add(`the form called ${picture.name} received`);
    if (this.#untrue.size > 0) throw new Error([...this.#untrue].join('; '));
  }

  /** The network is back, and a form is open: what was sent is stored or refused, and the phone says so. */
  async finish(): Promise<void> {
    for (const network of Object.values(this.#networks)) network.heal();
    if (this.#tabs.length === 0) this.openTab();
    for (let round = 0; round < lastRounds; round += 1) {
      await this.#clock.skip(3_000);
      await this.#clock.advance(100);
    }
    this.check();
    const view = this.#phone?.view;
    this.#forgetExpired();
    for (const [name, version] of this.#owed)
      if (!this.#hasArrived(name, version)) this.#untrue.add(`${name} was sent, and is not stored`);
    const isWaiting =
      view?.at === 'sending' ||
      (view?.at === 'photos' && view.handOff.pictures.some(({ state }) => state === 'sent')) ||
      (view?.at === 'message' && /have been sent|Not all photos have arrived/.test(view.message.title));
    if (isWaiting) this.#untrue.add(`the phone still waits: ${JSON.stringify(view)}`);
    this.check();
  }

  /** Closes all pages, long before another sequence begins. */
  async close(): Promise<void> {
    for (const tab of this.#tabs) tab.close();
    this.#phone?.close();
    this.#clock.forgetAll();
    await this.#clock.skip(120 * minute);
  }

  /** The agent or the customer ended it: nothing is kept. */
  #dropFiles(): void {
    this.#isOver = true;
    this.#owed.clear();
  }

  #forgetExpired(): void {
    if (this.#clock.now() >= this.#endsAt) this.#owed.clear();
  }

  #takePicture(): string {
    this.#nextPicture += 1;
    return pictures[this.#nextPicture % pictures.length] ?? '';
  }

  /** What the phone says must be so when it is said. */
  #read(view: PhoneView): void {
    if (view.at === 'photos')
      for (const { name, state, version, isUnsure } of view.handOff.pictures)
        if (stateTexts[isUnsure ? 'unsure' : state] === 'Arrived' && !this.#isStored(version))
          this.#untrue.add(`the phone called ${name} arrived`);
    if (
      view.at === 'message' &&
      /The photos have arrived|You can close this page/.test(`${view.message.title} ${view.message.text}`)
    )
      for (const [name, version] of this.#calledSent)
        if (!this.#sent.since(name, version).some((one) => this.#isStored(one.version)))
          this.#untrue.add(`the phone said “${view.message.title}” without ${name}`);
  }

  /** Whether the picture, or one that the phone has sent in its place, is stored or was refused. */
  #hasArrived(name: string, version: string): boolean {
    return this.#sent
      .since(name, version)
      .some((one) => this.#isStored(one.version) || !isReadable(one.content));
  }

  #isStored(version: string): boolean {
    const { name = '', content = '' } = this.#sent.get(version) ?? {};
    return this.#history.count(name, content) === 1;
  }
}
