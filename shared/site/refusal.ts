/** A site refused a change and is unchanged. The message says why and what to do instead. */
export class SiteRefusal extends Error {
  override readonly name = 'SiteRefusal';
}
