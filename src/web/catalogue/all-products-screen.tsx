// All Products screen.

export function AllProductsScreen() {
  return <h1 className="font-semibold text-xl">All Products</h1>;
}
