/** A component that is exported as it is, in place of a slot. */
export default function Component() {
  return <p>Never shown</p>;
}
