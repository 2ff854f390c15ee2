// Import screen.

export function ImportScreen() {
  return <h1 className="font-semibold text-xl">Import</h1>;
}
