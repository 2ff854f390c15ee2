// Privacy Policy screen.

export function PrivacyScreen() {
  return <h1 className="font-semibold text-xl">Privacy Policy</h1>;
}
