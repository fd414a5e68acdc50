import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import type { SamePersonProps } from './same-person.tsx';

const code = createLazyCode(() =>
  import(/* webpackChunkName: "same-person" */ './same-person.tsx').then((loaded) => loaded.SamePerson),
);

function Loaded(props: SamePersonProps) {
  const loaded = useLazyCode(code);
  return loaded.status === 'ok' ? <loaded.value {...props} /> : null;
}

/** Loads the code of `SamePerson` once a number is typed or read. A failure is not shown. */
export const LazySamePerson = (props: SamePersonProps) =>
  props.identity.idNo === '' ? null : <Loaded {...props} />;
