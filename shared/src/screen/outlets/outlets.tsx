import type * as z from '@portal/shared/schema';
import { safeParse } from '@portal/shared/schema';
import { SlotOutlet, useShell } from '@portal/shared/ui';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { type Conditional, shownWhile } from '../../contract/remote/conditional.ts';
import type { Place } from '../../contract/remote/place.ts';

/** A filling as the owner of its place sees it. It can only be mounted with the place's props. */
export interface Filled<in out Props extends object, Meta> {
  /** `mfe-notes/customer-notes`: unique, also as a value of the page's address. */
  readonly key: string;
  readonly meta: Meta;
  /** Never set: binds the filling to its place. */
  readonly types?: (props: Props) => Props;
}

const none: ReadonlySet<string> = new Set();

/** Returns the flags that are on. Before the browser paints, so that a filling of a page that opens is there at once. */
function useFlagsOn(): ReadonlySet<string> {
  const { flags } = useShell();
  const [on, setOn] = useState(none);
  useLayoutEffect(() => {
    const following = flags?.on$?.subscribe(setOn);
    return () => following?.unsubscribe();
  }, [flags]);
  return on;
}

/**
 * Returns a place's fillings that are shown now, in order (`shownWhile`). One that `schema` refuses is left out; the host
 * reports it when it starts.
 */
export function useFillings<Props extends object, Meta extends Conditional>(
  place: Place<Props, Meta>,
  schema: z.ZodMiniType<Meta>,
): readonly Filled<Props, Meta>[] {
  const { slots } = useShell();
  const on = useFlagsOn();
  const fillings = useMemo(
    () =>
      (slots.fillings?.(place.id) ?? []).flatMap(({ key, meta }) => {
        const { data, success } = safeParse(schema, meta ?? {});
        return success ? [{ key, meta: data }] : [];
      }),
    [slots, place, schema],
  );
  return useMemo(() => shownWhile(fillings, on), [fillings, on]);
}

interface OutletProps<Props extends object> {
  readonly props: NoInfer<Props>;
  /** Names it in its error panel; default: the label that its remote declares. */
  readonly title?: string | undefined;
  readonly loading?: ReactNode;
  readonly onUnmounted?: () => void;
}

/** Mounts the first filling of a place. */
export const PlaceOutlet = <Props extends object, Meta extends object>({
  place,
  ...outlet
}: OutletProps<Props> & { readonly place: Place<Props, Meta> }) => <SlotOutlet name={place.id} {...outlet} />;

/** Mounts one filling of a place. */
export const FillingOutlet = <Props extends object>({
  filling,
  ...outlet
}: OutletProps<Props> & { readonly filling: Filled<Props, unknown> }) => (
  <SlotOutlet name={filling.key} {...outlet} />
);
