import { createParcel } from '@portal/shared/ui';

/** A slot of a bad release: it loads and mounts, and throws while it renders. */
function Unrenderable(): never {
  throw new Error('this release throws while it renders');
}

export default createParcel(Unrenderable);
