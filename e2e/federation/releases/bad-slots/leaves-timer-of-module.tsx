import { createParcel } from '@portal/shared/ui';

let count = 0;
setInterval(() => {
  count += 1;
}, 5_000);

/** A slot of a bad release that begins an interval when it is loaded. */
export default createParcel(() => <p>{count}</p>);
