import { createParcel } from '@portal/shared/ui';

/** A slot of a bad release that loads and mounts, but throws during render. */
function Unrenderable(): never {
  throw new Error('this release throws while it renders');
}

export default createParcel(Unrenderable);
