/** What was asked of a site is not done, and the site is as it was. The message says why and what to do instead. */
export class SiteRefusal extends Error {
  override readonly name = 'SiteRefusal';
}
