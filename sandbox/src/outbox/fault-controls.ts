/** A fault as chosen on the fault page. */
interface FaultChoice {
  /** `POST /application/checkout` */
  readonly call: string;
  readonly kind: string;
  /** Number of calls that fail. Without it, every call fails. */
  readonly times?: number | undefined;
  /** Delay of a slow answer, in ms. */
  readonly ms?: number | undefined;
  /** Tag of the only browser that gets the fault. Without it, all browsers get it. */
  readonly browserTag?: string | undefined;
}

/** What the fault page can do: list, set and end faults of the main API. */
export interface FaultControls {
  /** Every call as `METHOD /path`, in display order. */
  readonly calls: readonly string[];
  /** The active faults for all browsers and, when given, for one browser. */
  active(browserTag: string | undefined): readonly (FaultChoice & { readonly left: number })[];
  /** Sets a fault. @throws ZodError for an unknown call or kind. */
  set(choice: FaultChoice): void;
  /** Ends the faults of a call, or all that `active` lists when no call is given. */
  end(call: string | undefined, browserTag: string | undefined): void;
}
