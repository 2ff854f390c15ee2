// Content History screen.

export function HistoryScreen() {
  return <h1 className="font-semibold text-xl">Content History</h1>;
}
