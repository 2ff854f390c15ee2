// Product screen.

export function ReviewScreen() {
  return <h1 className="font-semibold text-xl">Product</h1>;
}
