/** The signature, small: at the primary action, and where something arrived. Pure decoration. */
export function Spark() {
  return <i className="spark" aria-hidden="true" />;
}
