// The three status lists.

export function PendingScreen() {
  return <h1 className="font-semibold text-xl">Pending Optimization</h1>;
}
export function ApprovedScreen() {
  return <h1 className="font-semibold text-xl">Approved Content</h1>;
}
export function RejectedScreen() {
  return <h1 className="font-semibold text-xl">Rejected Content</h1>;
}
