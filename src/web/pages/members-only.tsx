export default function Page() { return <h1>members-only</h1>; }
