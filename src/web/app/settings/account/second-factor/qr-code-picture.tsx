// A QR code for a camera: dark on white in both themes, as readers expect it.
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { useQrCodeDrawer } from './second-factor.queries.ts';

/** `label` names it; `instead`: what else one can do where it cannot be drawn. */
export function QrCodePicture({ text, label, instead }: { text: string; label: string; instead: string }) {
  const { data: draw, error } = useQrCodeDrawer();
  if (error) return <FailureBox lead="The QR code could not be drawn." text={instead} detail={null} />;
  if (!draw)
    return (
      <Loading label="Drawing the QR code" className="shrink-0">
        <Skeleton className="size-48" />
      </Loading>
    );
  const { size, path } = draw(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-lg border border-line"
    >
      {/* Not as a background: one is taken away where the system asks for high contrast, and on paper. */}
      <rect width={size} height={size} className="fill-matte" />
      <path d={path} />
    </svg>
  );
}
