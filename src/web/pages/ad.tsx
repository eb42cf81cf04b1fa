export default function Page() { return <h1>ad</h1>; }
