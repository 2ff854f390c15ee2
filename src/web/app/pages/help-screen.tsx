// Help Center screen.

export function HelpScreen() {
  return <h1 className="font-semibold text-xl">Help Center</h1>;
}
