/** A fault as people choose it. */
export interface FaultChoice {
  /** `POST /application/checkout` */
  readonly call: string;
  readonly kind: string;
  /** How many calls meet it; without it, every one until it is switched off. */
  readonly times?: number | undefined;
  /** How long a slow answer takes, in milliseconds. */
  readonly ms?: number | undefined;
  /** The one browser that it is for; without it, everybody. */
  readonly visitor?: string | undefined;
}

/** Where people make calls of the main API go wrong. */
export interface FaultDesk {
  /** Every call, as `METHOD /path`, in the order in which they are offered. */
  readonly calls: readonly string[];
  /** What is switched on, for everybody and, where given, for this browser. */
  active(visitor: string | undefined): readonly (FaultChoice & { readonly left: number })[];
  /** Throws a ZodError for what is no such call or kind. */
  set(choice: FaultChoice): void;
  /** Ends a fault, or all that `active` lists when no call is named. */
  end(call: string | undefined, visitor: string | undefined): void;
}
