import { createParcel } from '@portal/shared/ui';

await new Promise((resolve) => setTimeout(resolve, 9_000));

/** A slot of a bad release whose code is ready when the host no longer waits. */
export default createParcel(() => <p>Shown too late</p>);
