// Every screen in a few lines, for the Help Center.
import { Link } from '@tanstack/react-router';

export function HelpScreens() {
  return (
    <dl>
      <dt>
        <Link to="/">Dashboard</Link>
      </dt>
      <dd>
        The four figures of the day, each leading to its list, above all products with score, issues and status. Tick
        products, or all that match, to optimize or approve many at once: such a run can be paused, resumed and
        cancelled, and an approval undone.
      </dd>
      <dt>
        <Link to="/products">All Products</Link>
      </dt>
      <dd>
        The whole catalogue as cards or as a list, worst first. Filters, search, sort and page stand in the address, so
        a list can be sent as a link. Save view pins it in the sidebar, with its count. Export takes out what is listed.
        From here products are added, edited, copied and deleted; deleting can be undone.
      </dd>
      <dt>
        <Link to="/pending-products">Pending Optimization</Link>, <Link to="/approved-products">Approved Content</Link>,{' '}
        <Link to="/rejected-products">Rejected Content</Link>
      </dt>
      <dd>What waits for a decision, what has one. A product opened from a list knows its neighbours there.</dd>
      <dt>A product</dt>
      <dd>
        What the shop says beside what is proposed, part by part, with the differences marked. Below: its benchmark
        analysis, the prompts that hold for it, and the assistant, who answers questions about the product, rewrites a
        part to your prompt and brings earlier versions back. View Product Page shows the listing as a shopper sees it,
        See Analytics its quality and status over time, View Full Details every fact.
      </dd>
      <dt>
        <Link to="/content-history">Content History</Link>
      </dt>
      <dd>
        Every change, by day: what was there before, what came, who did it. Nothing is ever removed from it. Rollback to
        this version brings an earlier text back as Pending.
      </dd>
      <dt>
        <Link to="/prompts">Optimization Prompts</Link>
      </dt>
      <dd>
        Instructions that are used whenever content is generated: for all products, a category, a brand, a product type
        or one product. A switch turns each on and off.
      </dd>
      <dt>
        <Link to="/categories">Categories</Link>
      </dt>
      <dd>
        How the products spread over categories and subcategories, the largest first; each leads to its products.
        Products without a category are counted as Uncategorized.
      </dd>
      <dt>
        <Link to="/import">Import</Link>
      </dt>
      <dd>
        Takes Shopify, WooCommerce, Magento and Google Merchant files, JSON, Excel and any CSV. It says what it
        recognised, what it cleaned, which fields of which products change, and which rows it refused, and why. What you
        edited by hand is kept unless you say otherwise, and an import can be undone for 30 days. Exports are on the
        same page.
      </dd>
      <dt>
        <Link to="/integration-status">Integration Status</Link>
      </dt>
      <dd>Which engine writes, which channels are connected, what was pushed, and the latest runs.</dd>
      <dt>
        <Link to="/settings">Settings</Link>
      </dt>
      <dd>
        How drafts are written and checked: voice and glossary, keywords, attributes and benchmark rules. Below: what
        approving a contradicted text asks for, what imports do with manual edits, and the theme and height of rows in
        this browser. Every change is saved at once.
      </dd>
      <dt>
        <Link to="/attributes">Attributes in Content</Link>
      </dt>
      <dd>
        Every attribute name of the catalogue, how many products carry it and sample values. Choose for each whether it
        may be told, told in titles too, or stays hidden: hidden ones are in no draft and go to no language model.
      </dd>
      <dt>
        <Link to="/api-integration">API Integration</Link>
      </dt>
      <dd>
        The language models this desk may ask, which of them writes and which answers in the chat, and whether a
        connection works.
      </dd>
      <dt>Your assistant</dt>
      <dd>
        Five personas, chosen at the top right. They differ in how they greet and advise; what they know and may do is
        the same.
      </dd>
      <dt>Notifications</dt>
      <dd>Messages that have gone from the screen, and imports that finished.</dd>
    </dl>
  );
}
