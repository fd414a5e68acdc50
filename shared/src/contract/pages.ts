/**
 * The paths of the portal's pages (RTE-01 to RTE-16) and the parameters of their queries. Each path is written
 * here, and once more where its page is declared: the host learns the paths of remotes from their manifests, and a
 * remote of another repository writes its paths there alone. A test of the host's routes compares both.
 */

/** Sign-in; a signed-in agent goes on to the page before. */
export const signInPath = '/';
export const redirectPath = '/redirect';
export const accountLinkingPath = '/account-linking';
export const maintenancePath = '/maintenance';
export const homePath = '/dashboard';
/** The second path of the home page (RTE-11). */
export const profilePath = '/profile';
export const aboutRemotesPath = '/about/remotes';
export const customersPath = '/client';
export const customerPath = '/client-profile';
/** The assessment of a customer; without one, the agent's assessments. */
export const assessmentPath = '/sat';
/** The form of an onboarding; without one, the agent's onboardings. */
export const onboardingPath = '/onboarding';
export const cartPath = '/cart';
export const checkoutPath = '/checkout';
export const paymentPath = '/payment';
export const paymentResultPath = '/payment/successful';
export const applicationsPath = '/application';
export const applicationPath = '/application/detail/:id';

type OfCustomer = {
  readonly customerId: string;
  /** The drawer that is open, and the item of the cart that it edits. */
  readonly transaction?: string;
  readonly item?: string;
};

/** Path → the parameters that a link to the page may have. */
export interface PageQueries {
  readonly [customersPath]: { readonly sort: string };
  readonly [customerPath]: OfCustomer & {
    readonly tab?: string;
    readonly account?: string;
    readonly currency?: string;
  };
  readonly [assessmentPath]: Omit<OfCustomer, 'transaction'>;
  readonly [onboardingPath]: { readonly onboarding: string } | Omit<OfCustomer, 'transaction'>;
  readonly [cartPath]: OfCustomer;
  readonly [checkoutPath]: { readonly customerId: string; readonly sent?: string };
  readonly [paymentPath]: { readonly applicationId: string };
  readonly [paymentResultPath]: { readonly applicationId: string };
}
