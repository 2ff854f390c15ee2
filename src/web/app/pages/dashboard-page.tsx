// Dashboard screen.

export function DashboardPage() {
  return <h1 className="font-semibold text-xl">Dashboard</h1>;
}
