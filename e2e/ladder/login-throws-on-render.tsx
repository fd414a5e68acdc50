import { createParcel } from '@portal/shared/ui';

function Broken(): never {
  throw new Error('this release throws on render');
}

export default createParcel(Broken);
