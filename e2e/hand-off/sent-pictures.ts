import type { SentPicture } from './customers-phone.ts';

/** What the phone has sent, by version. */
export class SentPictures {
  readonly #byVersion = new Map<string, SentPicture>();

  add(picture: SentPicture): void {
    this.#byVersion.set(picture.version, picture);
  }

  get(version: string): SentPicture | undefined {
    return this.#byVersion.get(version);
  }

  find(isIt: (picture: SentPicture) => boolean): SentPicture | undefined {
    return [...this.#byVersion.values()].find(isIt);
  }

  /** Returns a picture, and those that were sent in its place, whether the phone got the replies or not. */
  since(name: string, version: string): readonly SentPicture[] {
    const sent = [...this.#byVersion.values()].filter((one) => one.name === name);
    return sent.slice(sent.findIndex((one) => one.version === version));
  }
}
