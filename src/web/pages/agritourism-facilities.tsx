export default function Page() { return <h1>agritourism-facilities</h1>; }
